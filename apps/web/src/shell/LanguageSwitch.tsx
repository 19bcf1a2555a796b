import { languages, type Language } from '@saki/texts/words'

import { changeLanguage } from '../lib/languages.ts'
import { useWords } from '../ui/useWords.ts'

/** Each language by its own name, without flags. Switches without reloading the page. */
export function LanguageSwitch() {
  const { say, language } = useWords()
  const order: readonly Language[] = ['en', 'ar', ...languages.filter((one) => one === 'id')]
  return (
    <div className="langs flex fixed rounded small" role="group" aria-label={say('core:language')}>
      {order.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === language ? 'true' : undefined}
          onClick={() => void changeLanguage(one)}
        >
          {say(`core:language.${one}`)}
        </button>
      ))}
    </div>
  )
}
