import { clsx } from 'clsx'

import { hasPlainWords } from '@saki/domain/search/plainLetters'
import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { annuityColumns, changeColumns, payerNames, tariffColumns, unsetColumns, yearNames } from './columns.tsx'
import { TariffDialog, type Edited } from './TariffDialog.tsx'
import { repeatsOf, tariffsInOrder } from './tariffsFound.ts'
import styles from './tariffs.module.css'

/** /office/tariffs: all fees with their first day, for officers to compare with the regulation and to change from a future day. */
export function TariffScreen() {
  const { say } = useWords('fees', 'filing')
  const user = useUser()
  const isOfficer = user?.ROLE === 'office'
  const { data, error, isPending, refetch } = useCall('officeTariffs', {}, { enabled: isOfficer })
  const [edited, setEdited] = useState<Edited>()
  const termOf = useTerm()
  const [asked, setAsked] = useState('')
  const edit = useHolds('administrator') ? setEdited : undefined
  /** Term and caption, so that the filter finds words of both languages. */
  const wordsOf = (key: TextKey) => {
    const { term, caption = '' } = termOf(key)
    return `${term} ${caption}`
  }
  const tariffs =
    data &&
    tariffsInOrder(data.TARIFFS).filter((row) =>
      hasPlainWords(
        [row.NAME, row.CODE, row.PAYER_CATEGORY, wordsOf(payerNames[row.PAYER_CATEGORY]), row.LEGAL_REF].join(' '),
        asked,
      ),
    )
  const annuities = data?.ANNUITIES.filter((row) =>
    hasPlainWords([wordsOf('fees:office.annuities'), wordsOf(yearNames[row.FILE_TYP]), row.LEGAL_REF].join(' '), asked),
  )
  const none = say(asked.trim() ? 'fees:office.noMatch' : 'fees:office.none', { words: asked.trim() })
  const unverified = data?.TARIFFS.filter(({ IND_VERIFIED }) => IND_VERIFIED === 'N').length ?? 0
  return (
    <OfficePage
      title="fees:office.title"
      lead={data ? say('fees:office.lead', { count: unverified }) : undefined}
      keptBy={['administrator']}
    >
      {() => (
        <div className={clsx('stack', styles.page)}>
          <div className={styles.find}>
            <TextField
              id="tariff-find"
              label={<Label k="fees:office.find" />}
              hint={say('fees:office.find.hint')}
              value={asked}
              onChange={setAsked}
            />
          </div>
          {data && data.UNSET.length > 0 && (
            <Card title={<Label k="fees:office.unset" />} flush>
              <p className="pad">{say('fees:office.unset.means')}</p>
              <Table
                caption={say('fees:office.unset')}
                columns={unsetColumns(edit && ((row) => edit({ as: 'first', row })))}
                rows={data.UNSET}
                rowKey={({ CODE }) => CODE}
                empty={none}
                dense
              />
            </Card>
          )}
          <Card title={<Label k="fees:office.filing" />} flush>
            <Table
              caption={say('fees:office.filing')}
              columns={tariffColumns(edit && ((row) => edit({ as: 'tariff', row })), repeatsOf(tariffs ?? []))}
              rows={tariffs}
              rowKey={(row) => `${row.CODE} ${row.PAYER_CATEGORY} ${row.VALID_FROM}`}
              loading={isPending}
              error={error}
              onRetry={() => void refetch()}
              empty={none}
              dense
            />
          </Card>
          <Card
            title={<Label k="fees:office.annuities" />}
            flush
            className={asked.trim() && annuities?.length === 0 ? styles.empty : ''}
          >
            <Table
              caption={say('fees:office.annuities')}
              columns={annuityColumns(edit && ((row) => edit({ as: 'annuity', row })))}
              rows={annuities}
              rowKey={(row) => `${row.FILE_TYP} ${row.YEAR_FROM} ${row.VALID_FROM}`}
              loading={isPending}
              error={error}
              onRetry={() => void refetch()}
              empty={none}
              dense
            />
          </Card>
          {data && (
            <Card title={<Label k="fees:office.changes" />} flush>
              <Table
                caption={say('fees:office.changes')}
                columns={changeColumns}
                rows={data.CHANGES}
                rowKey={(row) => `${row.CHANGED_AT} ${row.CODE} ${row.PAYER_CATEGORY}`}
                empty={say('fees:office.noChanges')}
                dense
              />
            </Card>
          )}
          {edited && <TariffDialog edited={edited} onClose={() => setEdited(undefined)} />}
        </div>
      )}
    </OfficePage>
  )
}
