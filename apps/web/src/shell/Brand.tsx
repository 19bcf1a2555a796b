import { BrandMark } from '../ui/icons/Kawung.tsx'
import { useWords } from '../ui/useWords.ts'

/** The mark and the name, on public pages with the name of the office. */
export function Brand() {
  const { say } = useWords()
  return (
    <div className="lg">
      <BrandMark />
      <span>
        SAKI 21
        <small lang="id" dir="ltr">
          {say('core:office')}
        </small>
      </span>
    </div>
  )
}
