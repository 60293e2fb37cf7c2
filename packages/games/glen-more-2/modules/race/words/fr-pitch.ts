export const pitch = 'Ramez sur toutes les rivières de la table. Le premier bateau rentré rapporte le plus.'
