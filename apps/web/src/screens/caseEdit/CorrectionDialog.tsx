import { correctedPartForm, correctionForms } from '@saki/catalogue/dialogs/correctionForm'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { useState } from 'react'

import { FormPage } from '../../forms/FormPage.tsx'
import formsStyles from '../../forms/forms.module.css'
import { withValues } from '../../forms/paths.ts'
import { useDialogForm } from '../../forms/useDialogForm.ts'
import { Button } from '../../ui/Button.tsx'
import { officeNow } from '../../ui/clock.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Differences } from './Differences.tsx'
import { changesIn, sectionDraft, rowsIn, touchesLaw, type CaseData, type CaseSection } from './parts.ts'
import { useCorrection } from './useCorrection.ts'
import styles from './caseEdit.module.css'

/**
 * Corrects one section: first the fields, then the differences and the reason. Nothing is saved before the differences
 * were shown.
 */
export function CorrectionDialog({ part, data, onClose }: { part: CaseSection; data: CaseData; onClose: () => void }) {
  const { say } = useWords('office', 'filing', 'forms')
  const [draft, setDraft] = useState<DraftData>(() => sectionDraft(part, part.rows))
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [isLooking, setLooking] = useState(false)
  const form = correctedPartForm(part)
  const after = rowsIn(part, draft)
  const changes = changesIn(part, after)
  const today = legalDateOf(new Date(officeNow()))
  const why = useDialogForm({
    form: touchesLaw(part, changes) ? correctionForms.legal : correctionForms.plain,
    start: {},
    today,
  })
  const { save, isStale, reload } = useCorrection(data, part, {
    onDone: onClose,
    onFaults: (faults) => {
      setErrors(faults)
      setLooking(false)
    },
  })
  const scene = {
    data: draft,
    files: [],
    today,
    readOnly: false,
    errors,
    advice: new Map<string, string>(),
    change: (to: Readonly<Record<string, unknown>>) => {
      setDraft((before) => withValues(before, to))
      setErrors((before) => new Map([...before].filter(([path]) => !Object.hasOwn(to, path))))
    },
  }
  const send = () => {
    if (!save.isPending) why.submit((value) => save.send(after, value))
  }
  return (
    <Dialog
      title={<Label k={`office:edit.section.${part.section}`} />}
      width={900}
      tall
      onClose={onClose}
      actions={
        isLooking ? (
          <>
            <Button icon="arrow-back" onClick={() => setLooking(false)}>
              <Label k="core:back" />
            </Button>
            <Button look="primary" busy={save.isPending && say('core:loading')} onClick={send}>
              <Label k="core:save" />
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>
              <Label k="core:cancel" />
            </Button>
            <Button
              look="primary"
              blocked={changes.length === 0 && say('office:edit.diff.none')}
              onClick={() => setLooking(true)}
            >
              <Label k="office:edit.look" />
            </Button>
          </>
        )
      }
    >
      {isLooking ? (
        <>
          <h3 className={styles.subtitle}>
            <Label k="office:edit.diff" />
          </h3>
          <Differences part={part} changes={changes} />
          <p className="hint">{say('office:edit.fee')}</p>
          {isStale && (
            <Note tone="bad" role="alert">
              {say('office:edit.stale')}{' '}
              <Button look="act" icon="renew" onClick={reload}>
                <Label k="office:edit.stale.reload" />
              </Button>
            </Note>
          )}
          <div className={formsStyles.inDialog}>{why.page && <FormPage page={why.page} scene={why.scene} />}</div>
          {save.error && !isStale && <ErrorPanel error={save.error} />}
        </>
      ) : (
        <div className={formsStyles.inDialog}>
          {errors.size > 0 && <Faults errors={errors} />}
          {form.pages.map((page) => (
            <FormPage key={page.id} page={page} scene={scene} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

function Faults({ errors }: { errors: ReadonlyMap<string, string> }) {
  return (
    <Note tone="bad" role="alert">
      {[...new Set(errors.values())].join(' ')}
    </Note>
  )
}
