/** Two short sentences: the parts it adds. */
export const pitch = 'Gangsters help you now. They send the bill at the end.'
