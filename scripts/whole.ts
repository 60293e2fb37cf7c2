/** Tests read it as `IS_WHOLE` of the contract suite. */
export const EXTENT = { isWhole: process.env['BOTHY_TESTS'] === 'whole' }
