export const pitch = 'Row along every river on the table. The first boat home wins most.'
