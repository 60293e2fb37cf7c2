/** Of a Chronicle that is chosen or not. */
export const values = { false: 'No', true: 'Yes' }
