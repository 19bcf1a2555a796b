import { useState } from 'react'

import type { Answer } from '../../../lib/ask.ts'
import { useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface LetterKey {
  PROC_TYP: string
  PROC_NBR: number
  ACTION_NBR: number
}
type Translation = Answer<'officeTranslation'>

const LIMIT = 4000

/** The points of a letter, each with a field for its translation beside it. */
export function TranslationDialog({ letter, onClose }: { letter: LetterKey; onClose: () => void }) {
  const { say } = useWords('deskCase', 'core')
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = letter
  const query = { PROC_TYP, PROC_NBR: String(PROC_NBR), ACTION_NBR: String(ACTION_NBR) }
  // Read anew every time, so that an older version is not edited.
  const { data, error, refetch } = useCall('officeTranslation', { query }, { gcTime: 0, refetchOnWindowFocus: false })
  if (data) return <Form letter={letter} saved={data} onClose={onClose} />
  return (
    <Dialog title={<Label k="deskCase:translate" />} width={900} onClose={onClose}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      <p className="sr">{say('deskCase:translate.lead')}</p>
    </Dialog>
  )
}

function Form({ letter, saved, onClose }: { letter: LetterKey; saved: Translation; onClose: () => void }) {
  const { say } = useWords('deskCase', 'desk')
  const [language, setLanguage] = useState(saved.LANGUAGE ?? 'en')
  const [texts, setTexts] = useState(saved.POINTS.map(({ TRANSLATION }) => TRANSLATION))
  const send = useSend('officeTranslate', {
    onSuccess: () => {
      showToast('deskCase:translate.saved')
      onClose()
    },
  })
  const onSave = () =>
    send.mutate({
      body: {
        ...letter,
        LANGUAGE: language,
        POINTS: saved.POINTS.map(({ LIST_CODE, OPTION_NBR }, at) => ({ LIST_CODE, OPTION_NBR, TEXT: texts[at] ?? '' })),
        ROW_VERSION: saved.ROW_VERSION,
      },
    })
  return (
    <Dialog
      title={<Label k="deskCase:translate" />}
      width={900}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="desk:tool.cancel" />
          </Button>
          <Button look="primary" busy={send.isPending && say('desk:tool.busy')} onClick={onSave}>
            <Label k="deskCase:translate.save" />
          </Button>
        </>
      }
    >
      <p>{say('deskCase:translate.lead')}</p>
      {saved.WRITTEN_BY && <p className="hint">{say('deskCase:translate.by', { name: saved.WRITTEN_BY })}</p>}
      {send.error?.err === 'STALE_VERSION' ? (
        <Note tone="warn" role="alert">
          {say('deskCase:translate.stale')}
        </Note>
      ) : (
        send.error && <ErrorPanel error={send.error} />
      )}
      <Choice
        id="translation-language"
        label={<Label k="deskCase:translate.language" />}
        look="segments"
        value={language}
        options={[
          { value: 'en', label: <Label k="deskCase:translate.en" /> },
          { value: 'ar', label: <Label k="deskCase:translate.ar" /> },
        ]}
        onChange={setLanguage}
      />
      <ol className="grid gap-16 above-12">
        {saved.POINTS.map(({ LIST_CODE, OPTION_NBR, TITLE, TEXT }, at) => (
          <li
            key={`${LIST_CODE} ${OPTION_NBR}`}
            className="grid gap-16 one-column-on-phones hairline-above"
            style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlockStart: 'var(--space-12)' }}
          >
            <div lang="id" className="break-anywhere">
              <b dir="auto">{TITLE}</b>
              <p dir="auto" className="keep-lines">
                {TEXT}
              </p>
            </div>
            <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              <TextArea
                id={`translation-${at}`}
                label={<Label k="deskCase:translate.point" values={{ n: at + 1 }} />}
                optional
                rows={4}
                limit={LIMIT}
                value={texts[at] ?? ''}
                onChange={(text) => setTexts(texts.map((one, place) => (place === at ? text : one)))}
              />
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
