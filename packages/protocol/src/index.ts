export * from './json.ts'
export * from './rest.ts'
export * from './socket.ts'
export * from './tables.ts'
