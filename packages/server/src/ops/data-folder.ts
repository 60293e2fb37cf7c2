import { join } from 'node:path'

/** Games, names and cookie keys are readable only for the user that runs the server. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

export const databaseFile = (dataDir: string): string => join(dataDir, 'bothy.sqlite')
export const reportsFolder = (dataDir: string): string => join(dataDir, 'reports')
