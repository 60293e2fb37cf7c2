export const pitch = 'Secret votes choose the final goals. The best at each gains 10 VP.'
