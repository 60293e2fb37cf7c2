export const pitch = 'Each landmark hides an event. Flip its card when you’re ready.'
