import { clsx } from 'clsx'
import { useState } from 'react'

import { CaseLink } from '../../../cases/CaseLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { Pager } from '../../../ui/Pager.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { Loaded } from '../../../caseFacts/Loaded.tsx'
import styles from './case.module.css'

const SIZE = 10

/** Owners of published cases that are likely the same, with score and reasons. Nothing is merged from here. */
export function SimilarOwners({ query }: { query: { PATENT_ID: string } | { name: string } }) {
  const { say, language } = useWords('casePage')
  const [page, setPage] = useState(1)
  const asked = useCall('getSimilarOwner', { query: { ...query, page, size: SIZE } })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Loaded asked={asked} isEmpty={({ total }) => total === 0} empty={say('casePage:similar.none')}>
      {({ data, total, NAMES }) => (
        <>
          <p className="inset-16 muted small">
            {say('casePage:similar.lead', { names: NAMES.join('; ') })} {say('casePage:similar.aid')}
          </p>
          <ul className="hairlines hairline-above">
            {data.map((row) => (
              <li
                key={`${row.PERSON_NAME} ${row.CITY_NAME}`}
                className={clsx(styles.owner, 'inset-12 grid gap-16 row-gap-4')}
              >
                <div>
                  <b className="block break-anywhere">
                    <bdi>{row.PERSON_NAME}</bdi>
                  </b>
                  <span className="muted small">
                    {[
                      row.CITY_NAME,
                      row.NATIONALITY_COUNTRY_CODE,
                      say('casePage:similar.files', { count: row.FILE_COUNT }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <div className="small">
                  <b>{say('casePage:similar.score', { score: row.SIMILARITY })}</b>
                  <span className="block muted">
                    {list.format(row.REASONS.map((one) => say(`casePage:similar.by.${one}`)))}
                  </span>
                </div>
                <ul className="row wrap gap-12 row-gap-4 small">
                  {row.FILES.map((file) => (
                    <li key={file.PATENT_ID}>
                      <CaseLink number={file.PATENT_ID} /> <bdi className="muted">{file.TITLE}</bdi>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {total > SIZE && <Pager page={page} size={SIZE} total={total} onPage={setPage} />}
        </>
      )}
    </Loaded>
  )
}
