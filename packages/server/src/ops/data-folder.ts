import { join } from 'node:path'

/** Games, names and the key of the cookies are for the user alone that the server runs as. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Where the database lies in the folder of a server. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'bothy.sqlite')
/** Where faults of games are written down. */
export const reportsFolder = (dataDir: string): string => join(dataDir, 'reports')
