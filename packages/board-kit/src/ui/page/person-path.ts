/** Apart from the other paths, since no page of a table needs it at once. */
export const personPath = (name: string): string => `/people/${encodeURIComponent(name)}`
