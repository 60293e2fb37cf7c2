export const pitch = 'Sheep become haggis, served face down. A die says which of them score.'
