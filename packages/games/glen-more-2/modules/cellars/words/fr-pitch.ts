export const pitch = 'Les tonneaux vieillissent dans vos caves. Vendez chacun au meilleur moment.'
