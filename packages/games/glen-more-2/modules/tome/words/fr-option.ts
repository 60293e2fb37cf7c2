import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'L’Ouvrage douteux sur l’histoire d’Écosse',
  help: 'Chronique 6 : chaque carte Lieu emblématique a un événement au verso. Les rassemblements et d’autres tuiles permettent de retourner une carte et de déclencher son événement.',
}
