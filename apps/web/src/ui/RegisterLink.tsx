import { Label } from './Label.tsx'
import { useWords } from './useWords.ts'

/** The public register, pages that the server writes, in the reader's language. */
export function RegisterLink() {
  const { language } = useWords()
  return (
    <a className="text-button" href={language === 'id' ? '/publik' : `/publik/${language}`}>
      <Label k="core:register" />
    </a>
  )
}
