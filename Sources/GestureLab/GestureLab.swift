@_exported import LabReport
@_exported import LabSimulation
@_exported import LabStatistics
@_exported import LabStudy
