export const pitch = 'Gangsters help you now. They send the bill at the end.'
