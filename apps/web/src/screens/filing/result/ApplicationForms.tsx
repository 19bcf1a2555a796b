import { clsx } from 'clsx'
import type { applicationPapersCalls } from '@saki/contracts/applicationPapers'
import type { ReplyOf } from '@saki/contracts'
import { formatBytes } from '@saki/domain/files/limits'
import { legalDateText } from '@saki/texts/dates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { AskError } from '../../../lib/askError.ts'
import { download } from '../../../lib/download.ts'
import { queryKeyOf, useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import styles from './result.module.css'

type Form = ReplyOf<(typeof applicationPapersCalls)['getApplicationForms']>[number]

/** Application forms generated from the filed data; every version is kept. */
export function ApplicationForms({ reference }: { reference: string }) {
  const { say } = useWords('uploads')
  const queries = useQueryClient()
  const { data: forms = [] } = useCall('getApplicationForms', { params: { patentId: reference } })
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const onMake = async () => {
    setMaking(true)
    setFailure(undefined)
    try {
      const { VERSION } = await ask('regenerateappldoc', { body: { PATENT_ID: reference } })
      showToast('uploads:form.made', { values: { version: VERSION }, tone: 'good' })
    } catch (error) {
      setFailure((error instanceof AskError && error.title) || say('uploads:template.failed'))
    }
    await queries.invalidateQueries({ queryKey: queryKeyOf('getApplicationForms') })
    setMaking(false)
  }
  return (
    <section className={clsx('card', styles.receiptRow, 'inset-16 row gap-16 below-16')}>
      <span className={clsx(styles.icon, 'centered fixed well rounded-card text-link')}>
        <Icon name="file" />
      </span>
      <div className="grow">
        <b>
          <Label k="uploads:form.title" />
        </b>
        <p className="sm muted">{say('uploads:form.text')}</p>
        {forms.length > 0 && (
          <ul className={clsx(styles.versions, 'grid gap-2')}>
            {forms.map((form) => (
              <FormVersion key={form.DOC_ID} form={form} />
            ))}
          </ul>
        )}
        {failure && (
          <p className="fault" role="alert">
            <Icon name="alert" size={18} />
            {failure}
          </p>
        )}
      </div>
      <Button
        small
        className="full-width-on-phones"
        icon="file"
        busy={isMaking ? say('uploads:form.make') : undefined}
        onClick={() => void onMake()}
      >
        <Label k="uploads:form.make" />
      </Button>
    </section>
  )
}

function FormVersion({ form }: { form: Form }) {
  const { say, language } = useWords('uploads')
  const fetchForm = () =>
    void download('getPDFDoc', { params: { id: form.DOC_ID } }, form.FILE_NAME).catch(() => undefined)
  return (
    <li>
      <Button look="act" icon="download" onClick={fetchForm}>
        {say('uploads:form.version', { version: form.VERSION })}
      </Button>
      <span className="hint">
        {legalDateText(new Date(form.MADE_AT), language)}, <bdi dir="ltr">{formatBytes(form.SIZE)}</bdi>
      </span>
    </li>
  )
}
