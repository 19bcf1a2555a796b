import type { OfficeCase } from '@saki/contracts/desk'
import type { OpenAction } from '@saki/contracts/openActions'
import { useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import type { AskError } from '../../../lib/askError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showMessage } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import type { Formality } from '../../../checklist/useFormality.ts'
import { actionBody, closesFormalityCheck, type ActionValues } from './useActionForm.ts'

interface PreviewProps {
  found: OfficeCase
  choice: OpenAction
  entered: ActionValues
  formality: Formality
}

/** Opens a preview of the letter in its own window; nothing is saved. */
export function PreviewButton({ found, choice, entered, formality }: PreviewProps) {
  const { say } = useWords('desk', 'core')
  const [busy, setBusy] = useState(false)
  const onPreview = async () => {
    // Opened during the click, because browsers block windows opened later.
    const opened = window.open('', '_blank', 'popup,width=900,height=1000')
    setBusy(true)
    try {
      const body = { ...previewOf(found, choice, entered, formality), ...(await reasonsOf(found, choice)) }
      const letter = await ask('previewLetter', { body })
      show(URL.createObjectURL(await letter.blob()), opened)
    } catch (error) {
      opened?.close()
      const { title, id, fields } = error as AskError
      showMessage({
        title: 'desk:action.preview',
        body: 'desk:action.preview.failed',
        detail: fields[0]?.message ?? title,
        id: id || undefined,
        tone: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy && say('desk:action.previewing')} onClick={() => void onPreview()}>
      <Label k="desk:action.preview" />
    </Button>
  )
}

function show(url: string, opened: Window | null): void {
  if (opened) opened.location.href = url
  else
    showMessage({
      title: 'core:popup.blocked',
      body: 'desk:action.preview.blocked',
      tone: 'warning',
      action: { text: 'desk:action.preview.open', do: () => location.assign(url) },
    })
}

/** The saved reasons of a decision. */
async function reasonsOf({ PROC_TYP, PROC_NBR }: OfficeCase, { POINTS_KIND }: OpenAction) {
  if (POINTS_KIND !== 'REASONS') return {}
  const { flushReasons } = await import('../reasons/reasonsSession.ts')
  await flushReasons()
  return { REASONS: (await ask('officeReasons', { query: { PROC_TYP, PROC_NBR } })).REASONS }
}

function previewOf(found: OfficeCase, choice: OpenAction, entered: ActionValues, formality: Formality) {
  const { PROC_TYP, PROC_NBR, ACTION_TYP, NOTES, DUE_DATE, IND_ANNEX, POINTS = [] } = actionBody(entered, choice, found)
  const lacking = formality.lines
    .filter(({ IND_OK }) => IND_OK === 'N')
    .map(({ OPTION_NAME, ACTION_OPTION_TEXT, GROUND }) => ({
      OPTION_NAME,
      ACTION_OPTION_TEXT,
      GROUND,
      IND_OK: 'N' as const,
    }))
  return {
    PATENT_ID: found.PATENT_ID,
    PROC_TYP,
    PROC_NBR,
    ACTION_TYP,
    NOTES,
    ...(DUE_DATE !== undefined && { DUE_DATE }),
    ...(IND_ANNEX !== undefined && { IND_ANNEX }),
    ITEMS: closesFormalityCheck(choice, formality.isOpen) ? lacking : POINTS,
  }
}
