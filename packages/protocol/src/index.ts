export * from './json.ts'
export * from './socket.ts'
export * from './tables.ts'
