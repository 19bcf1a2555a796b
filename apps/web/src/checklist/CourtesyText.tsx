import type { AnswerPoint } from '@saki/contracts/answers'

import { useWords } from '../ui/useWords.ts'

/** An officer's translation of a point below its Indonesian words, stated as not authentic. Nothing without one. */
export function CourtesyText({ courtesy }: { courtesy: AnswerPoint['COURTESY'] }) {
  const { say } = useWords('answers')
  if (!courtesy) return null
  const { LANGUAGE, TEXT } = courtesy
  return (
    <div className="note info above-8">
      <div className="grow">
        <p className="hint">
          <b>{say('answers:courtesy.title')}</b> {say('answers:courtesy.text')}
        </p>
        <p lang={LANGUAGE} dir={LANGUAGE === 'ar' ? 'rtl' : 'ltr'} className="keep-lines break-anywhere">
          {TEXT}
        </p>
      </div>
    </div>
  )
}
