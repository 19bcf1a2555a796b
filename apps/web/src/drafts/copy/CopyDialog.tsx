import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { ask, type Answer } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showMessage, showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { deviceName } from '../store/draftKind.ts'
import { useDraftNavigate } from '../useDraftNavigate.ts'

type LeftPriority = Answer<'copyDraft'>['PRIORITIES_LEFT'][number]

interface CopyDialogProps {
  /** TEMP_ID of a draft, or the number of a case. */
  from: string
  title: string
  onClose: () => void
}

/** Asks whether files are copied too, makes the copy and opens it. Repeated presses use one key and make one copy. */
export function CopyDialog({ from, title, onClose }: CopyDialogProps) {
  const { say, language } = useWords('drafts')
  const openDraft = useDraftNavigate()
  const [withFiles, setWithFiles] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AskError | undefined>()
  const [key, setKey] = useState(newKey)
  const name = title || say('drafts:untitled')
  const claimText = ({ COUNTRY_CODE, PRIORITY_APPL_ID, LAST_DAY, IND_LATE }: LeftPriority) => {
    const claim = `\u2068${COUNTRY_CODE} ${PRIORITY_APPL_ID}\u2069`
    if (LAST_DAY === null) return claim
    const day = legalDateText(LAST_DAY, language)
    return say(IND_LATE === 'Y' ? 'drafts:copy.priorityLate' : 'drafts:copy.priorityUntil', { claim, day })
  }
  const copy = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await ask('copyDraft', {
        key,
        body: { FROM: from, IND_FILES: withFiles ? 'Y' : 'N', DEVICE: deviceName() },
      })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPatentTemp') })
      showToast('drafts:copy.done', {
        values: { title: name },
        ...(made.LEFT_OUT.length > 0 && { detail: say('drafts:copy.left') }),
      })
      onClose()
      openDraft(made.TEMP_ID)
      if (made.PRIORITIES_LEFT.length > 0)
        showMessage({
          title: 'drafts:copy.priorityLeft',
          body: 'drafts:copy.priorityLeft.text',
          detail: made.PRIORITIES_LEFT.map(claimText).join('\n'),
          tone: 'warning',
        })
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={<Label k="drafts:copy.title" values={{ title: name }} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={isBusy ? say('drafts:copy.busy') : undefined} onClick={() => void copy()}>
            <Label k="drafts:copy.yes" />
          </Button>
        </>
      }
    >
      {failure && <ErrorPanel error={failure} />}
      <div className="grid gap-12">
        <p>{say('drafts:copy.text')}</p>
        <p className="muted">{say('drafts:copy.priorities')}</p>
        <Check
          id="copy-files"
          checked={withFiles}
          onChange={(next) => {
            setWithFiles(next)
            setKey(newKey())
          }}
          hint={say('drafts:copy.files.hint')}
        >
          <Label k="drafts:copy.files" />
        </Check>
      </div>
    </Dialog>
  )
}
