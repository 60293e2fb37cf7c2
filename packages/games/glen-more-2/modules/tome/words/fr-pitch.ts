export const pitch = 'Chaque lieu emblématique cache un événement. Retournez sa carte au bon moment.'
