/** Two short sentences: the parts it adds. */
export const pitch = 'Casks age in your cellars. Sell each one at its best moment.'
