export const pitch = 'Les moutons deviennent du haggis, servi caché. Un dé dit lesquels rapportent.'
