import type { KeptParagraph } from '@saki/contracts/decisions'
import type { OfficeCase } from '@saki/contracts/desk'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'

type Right = OfficeCase['RIGHT']

interface LibraryProps {
  right: Right
  ground: string
  /** What is written so far, to keep as a paragraph. */
  text: string
  onUse: (body: string) => void
}

/** Paragraphs that officers keep for a ground: put into the text, kept, changed, deleted. */
export function ParagraphLibrary({ right, ground, text, onUse }: LibraryProps) {
  const { say } = useWords('reasons')
  const { data = [] } = useCall('officeParagraphs', { query: { right } }, { staleTime: 60_000 })
  const [edited, setEdited] = useState<Partial<KeptParagraph>>()
  const own = data.filter(({ GROUND }) => GROUND === ground || GROUND === '')
  return (
    <div className="row wrap gap-8 row-gap-4">
      <span className="hint">{say('reasons:library')}</span>
      {own.map((one) => (
        <span key={one.PARAGRAPH_ID} className="inline-row gap-2">
          <Button small icon="plus" onClick={() => onUse(one.BODY)}>
            <bdi>{one.TITLE}</bdi>
          </Button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('reasons:library.change', { name: one.TITLE })}
            onClick={() => setEdited(one)}
          >
            <Icon name="pencil" size={16} />
          </button>
        </span>
      ))}
      <Button small look="act" onClick={() => setEdited({ GROUND: ground, TITLE: '', BODY: text })}>
        <Label k="reasons:library.keep" />
      </Button>
      {edited && <ParagraphDialog right={right} paragraph={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function ParagraphDialog({
  right,
  paragraph,
  onClose,
}: {
  right: Right
  paragraph: Partial<KeptParagraph>
  onClose: () => void
}) {
  const { say } = useWords('reasons', 'errors')
  const [title, setTitle] = useState(paragraph.TITLE ?? '')
  const [body, setBody] = useState(paragraph.BODY ?? '')
  const [tried, setTried] = useState(false)
  const key = useRef(newKey())
  const done = (text: 'reasons:library.saved' | 'reasons:library.removed') => {
    showToast(text)
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeParagraphs') })
    onClose()
  }
  const onError = () => {
    key.current = newKey()
  }
  const save = useSend('saveParagraph', { onSuccess: () => done('reasons:library.saved'), onError })
  const remove = useSend('deleteParagraph', { onSuccess: () => done('reasons:library.removed') })
  const { PARAGRAPH_ID, ROW_VERSION, GROUND = '' } = paragraph
  const isWritten = title.trim() !== '' && body.trim() !== ''
  const onSave = () => {
    setTried(true)
    if (!isWritten || save.isPending) return
    const words = { RIGHT: right, GROUND, TITLE: title.trim(), BODY: body.trim() }
    save.mutate({ body: { ...words, ...(PARAGRAPH_ID && { PARAGRAPH_ID, ROW_VERSION }) }, key: key.current })
  }
  const error = save.error ?? remove.error
  const missing = (value: string) => (tried && value.trim() === '' ? say('reasons:required') : undefined)
  return (
    <Dialog
      title={<Label k="reasons:library" />}
      width={620}
      onClose={onClose}
      actions={
        <>
          {PARAGRAPH_ID !== undefined && ROW_VERSION !== undefined && (
            <Button
              look="act"
              icon="trash"
              aria-label={say('reasons:library.remove', { name: title })}
              onClick={() => remove.mutate({ body: { PARAGRAPH_ID, ROW_VERSION } })}
            />
          )}
          <Button onClick={onClose}>
            <Label k="reasons:cancel" />
          </Button>
          <Button look="primary" onClick={onSave}>
            <Label k="reasons:library.save" />
          </Button>
        </>
      }
    >
      {error && <ErrorPanel error={error} />}
      <TextField
        id="paragraph-title"
        label={<Label k="reasons:library.name" />}
        maxLength={80}
        value={title}
        onChange={setTitle}
        error={missing(title)}
      />
      <TextArea
        id="paragraph-body"
        label={<Label k="reasons:library.body" />}
        rows={6}
        limit={4000}
        value={body}
        onChange={setBody}
        error={missing(body)}
      />
    </Dialog>
  )
}
