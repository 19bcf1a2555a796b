import { clsx } from 'clsx'
import '../studio/studio.module.css'

import { sectionOf, fieldText } from '@saki/domain/forms/form'
import { useEffect, type DragEvent } from 'react'

import type { FilesBlock } from '../../../forms/FormPage.tsx'
import { useFormScene, type FormOf } from '../../../forms/scene.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useTerm, useWords } from '../../../ui/useWords.ts'
import type { FileStepProps } from '../stepProps.ts'
import { LimitLine } from '../../../uploads/LimitLine.tsx'
import { usePick } from '../../../uploads/usePick.tsx'
import { isAsked, COLOUR_CLAIMED, LABEL_LOOK, SIGN, signField } from './signFields.ts'
import { LabelColours } from './LabelColours.tsx'
import { LabelUpload } from './LabelUpload.tsx'
import { LabelStage } from './LabelStage.tsx'
import { useLabel, type LabelState } from './useLabel.ts'
import { joinedLook, lookName, useLabelLooks, type LabelLooks } from './useLabelLooks.ts'
import uploadsStyles from '../../../uploads/uploads.module.css'
import labelStyles from './label.module.css'

interface LabelEditorProps extends FileStepProps {
  block: Extract<FilesBlock, { as: 'label' }>
  form: FormOf
}

/**
 * The label of a mark: one picture, or several for a three-dimensional mark, shown as the examiner sees it, with its
 * colours by name.
 */
export function LabelEditor({ block, form, ...props }: LabelEditorProps) {
  const { say } = useWords('goods', 'studio', 'filing', 'files')
  const { term } = useTerm()(block.label)
  const scene = useFormScene()
  const label = useLabel(props, block.slot)
  const looks = useLabelLooks(label.files, label.edits.editsOf)
  const { input, pick } = usePick(term)
  const { file, files, pending, limit } = label
  const { readOnly } = scene
  useKeptLook(form, label, looks)
  const id = `FILES.${block.slot}`
  const accept = limit?.MIME_LIST.join(',') ?? 'image/jpeg,image/png'
  const isFull = files.length + pending.filter(({ state }) => state !== 'refused').length >= block.atMost
  const choose = (replaces?: typeof file, camera = false) =>
    void pick({ accept: camera ? 'image/*' : accept, multiple: !replaces && !camera && block.atMost > 1, camera }).then(
      (picked) => label.addPictures(picked.slice(0, replaces ? 1 : block.atMost), replaces),
    )
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const dropped = [...event.dataTransfer.files]
    if (dropped.length > 0) label.addPictures(dropped.slice(0, block.atMost), isFull ? file : undefined)
  }
  const sign = sectionOf(scene.data, SIGN)
  const lookNames = files.map((one) => lookName(one, label.edits.editsOf(one)))
  return (
    <FieldFrame
      id={id}
      label={<Label k={block.label} />}
      error={scene.errors.get(id)}
      optional={block.atLeast === 0}
      group
    >
      <div
        className={clsx(labelStyles.editor, 'grid gap-12 shrinks')}
        id={id}
        tabIndex={-1}
        onDragOver={(event) => (readOnly ? undefined : event.preventDefault())}
        onDrop={readOnly ? undefined : onDrop}
      >
        {input}
        {block.hint && <p className="hint">{say(block.hint)}</p>}
        {block.atMost > 1 && files.length > 0 && <LabelStrip label={label} />}
        {file && (
          <LabelStage key={file.ID} label={label} file={file} readOnly={readOnly} onReplace={() => choose(file)} />
        )}
        {pending.map((upload) => (
          <LabelUpload key={upload.id} upload={upload} label={label} onOther={() => choose()} />
        ))}
        {!readOnly && !isFull && (
          <div className={clsx(labelStyles.drop, 'drop-zone grid gap-8 items-center text-center')}>
            <Icon name="picture-add" size={32} />
            <p className="muted sm">{say('goods:label.drop')}</p>
            <div className="actions">
              <Button icon="upload" onClick={() => choose()}>
                <Label k={files.length > 0 ? 'goods:label.more' : 'goods:label.pick'} />
              </Button>
              <span className={uploadsStyles.onCamera}>
                <Button icon="picture" onClick={() => choose(undefined, true)}>
                  <Label k="studio:camera" />
                </Button>
              </span>
            </div>
            <LimitLine limit={limit} />
          </div>
        )}
        {file && isAsked(form, COLOUR_CLAIMED, sign, scene) && (
          <LabelColours
            key={lookNames.join(' ')}
            file={file}
            label={label}
            look={joinedLook(lookNames.map((name) => looks.get(name)))}
          />
        )}
      </div>
    </FieldFrame>
  )
}

/** Stores whether the label is coloured, so that the form can warn when its colours are not named. */
function useKeptLook(form: FormOf, { files, edits }: LabelState, looks: LabelLooks): void {
  const { data, change, readOnly } = useFormScene()
  const isKept = signField(form, LABEL_LOOK) !== undefined
  const kept = fieldText(sectionOf(data, SIGN), LABEL_LOOK)
  const look = joinedLook(files.map((file) => looks.get(lookName(file, edits.editsOf(file)))))
  // Stores nothing without pictures, since the list of files may still be loading.
  const measured = files.length === 0 || look === undefined || look === 'failed' ? kept : look.look
  const isStale = isKept && !readOnly && measured !== kept
  useEffect(() => {
    if (isStale) change({ [`${SIGN}.${LABEL_LOOK}`]: measured })
    // Without `change`, which is a new function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStale, measured])
}

/** Thumbnails of a mark with several pictures; the selected one is shown large. */
function LabelStrip({ label }: { label: LabelState }) {
  const { say } = useWords('goods')
  const { files, file, select } = label
  return (
    <ul className={clsx(labelStyles.strip, 'flex wrap gap-8')} aria-label={say('goods:label.pictures')}>
      {files.map((one, at) => (
        <li key={one.ID}>
          <button
            className="clipped rounded unpadded well"
            type="button"
            aria-pressed={one === file}
            aria-label={say('goods:label.picture', { at: at + 1, of: files.length, name: one.FILE_NAME })}
            onClick={() => select(one)}
          >
            <img className="fitted" src={one.THUMB_URL ?? ''} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
