/** Two short sentences: the parts it adds. */
export const pitch = 'Des truands vous aident tout de suite. La note arrive à la fin.'
