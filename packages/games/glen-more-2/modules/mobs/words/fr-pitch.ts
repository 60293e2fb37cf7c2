export const pitch = 'Des truands vous aident tout de suite. La note arrive à la fin.'
