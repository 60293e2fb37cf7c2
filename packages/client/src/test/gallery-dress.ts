import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'

export function dress(language: string, theme: string): void {
  chosenLanguage.value = language === 'fr' ? 'fr' : 'en'
  document.documentElement.lang = chosenLanguage.value
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['motion'] = 'less'
}
