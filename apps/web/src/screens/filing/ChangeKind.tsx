import { newestForm } from '@saki/catalogue'
import { sharedAnswers } from '@saki/domain/drafts/sharedAnswers'
import { changedPaths } from '@saki/domain/drafts/changedPaths'
import { sectionOf, fieldText, type DraftData } from '@saki/domain/forms/form'
import { useState } from 'react'

import { pathLabel } from '../../drafts/compare/pathLabel.ts'
import { startDraft } from '../../drafts/store/draftCopies.ts'
import type { FormOf } from '../../forms/scene.ts'
import { ask } from '../../lib/ask.ts'
import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useTerm, useWords, type Say } from '../../ui/useWords.ts'
import { formOfRight, nameOfRight, TypeCards } from './TypeCards.tsx'
import type { FilingForm } from './useFilingForm.ts'
import { useFilingNavigate } from './useFilingSearch.ts'

const PATH = 'FILING.APPL_TYP'

interface ChangeKindProps {
  filing: FilingForm
  error: string | undefined
  readOnly: boolean
}

/**
 * The kind of right of a draft. Another kind may mean another form: then a dialog lists what is carried over and asks
 * first.
 */
export function ChangeKind({ filing, error, readOnly }: ChangeKindProps) {
  const { draft } = filing
  const [wished, setWished] = useState<string | undefined>()
  const value = fieldText(sectionOf(draft.data, 'FILING'), 'APPL_TYP')
  const choose = (next: string) => {
    if (formOfRight(next) === draft.formType) filing.change({ [PATH]: next })
    else if (next !== value) setWished(next)
  }
  return (
    <>
      <TypeCards id={PATH} value={wished ?? value} error={error} readOnly={readOnly} onChoose={choose} />
      {wished !== undefined && <ChangeQuestion filing={filing} wished={wished} onNo={() => setWished(undefined)} />}
    </>
  )
}

function ChangeQuestion({ filing, wished, onNo }: { filing: FilingForm; wished: string; onNo: () => void }) {
  const { say } = useWords('drafts', 'filing')
  const term = useTerm()
  const go = useFilingNavigate()
  const [isBusy, setBusy] = useState(false)
  const { form, draft, user, files } = filing
  const formTyp = formOfRight(wished)
  const target = formTyp === undefined ? undefined : newestForm(formTyp)
  if (!target) return null
  const { data } = sharedAnswers(draft.data, target, wished)
  const kept = labels(form, {}, comparable(data), say)
  const gone = [
    ...labels(form, comparable(data), comparable(draft.data), say),
    ...(files.length > 0 ? [say('drafts:type.change.files', { count: files.length })] : []),
  ]
  const change = async () => {
    setBusy(true)
    await filing.engine?.flush()
    const { tempId } = draft
    const made = await startDraft(user.USER_ID, target.id, data, draft.onBehalfOf)
    if (tempId !== undefined) await bin(tempId, filing.title || say('drafts:untitled'))
    go({ draft: made, step: 'type' })
  }
  return (
    <ConfirmDialog
      title={<Label k="drafts:type.change.title" values={{ right: term(nameOfRight(wished)).term }} />}
      yes={<Label k="drafts:type.change.yes" />}
      no={<Label k="core:cancel" />}
      busy={isBusy ? say('core:loading') : undefined}
      onYes={() => void change()}
      onNo={onNo}
    >
      <p>{say('drafts:type.change.text')}</p>
      <dl className="grid gap-2 above-12 below-12">
        <dt className="strong">{say('drafts:type.change.kept')}</dt>
        <dd className="below-8 break-anywhere">{kept.join(say('core:comma')) || say('drafts:type.change.nothing')}</dd>
        <dt className="strong">{say('drafts:type.change.left')}</dt>
        <dd className="below-8 break-anywhere">{gone.join(say('core:comma')) || say('drafts:type.change.nothing')}</dd>
      </dl>
      <p className="muted">{say('drafts:type.change.old')}</p>
    </ConfirmDialog>
  )
}

/** Leaves out the kind of right and the declaration: they are neither carried over nor lost. */
function comparable(data: DraftData): DraftData {
  const { APPL_TYP: _kind, DECLARED_NAME: _name, ...filing } = sectionOf(data, 'FILING')
  const { DECLARATIONS: _declared, ...answers } = data
  return { ...answers, FILING: filing }
}

function labels(form: FormOf, before: DraftData, after: DraftData, say: Say): string[] {
  return [...new Set(changedPaths(before, after).map(({ path }) => say(pathLabel(form, path))))]
}

/** Moves the old draft to the bin, with an undo button in the toast. */
async function bin(tempId: string, title: string): Promise<void> {
  const put = (IND_DELETED: 'Y' | 'N') =>
    ask('draftBin', { body: { TEMP_ID: tempId, IND_DELETED } }).finally(
      () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPatentTemp') }),
    )
  await put('Y').then(
    () =>
      showToast('drafts:type.changed', {
        values: { title },
        action: {
          text: 'core:undo',
          do: () => void put('N').catch(() => showToast('drafts:list.notRestored', { tone: 'bad' })),
        },
      }),
    () => showToast('drafts:list.notDeleted', { tone: 'bad', values: { title } }),
  )
}
