export const values = { false: 'No', true: 'Yes' }
