import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { withRules } from '@saki/domain/workflow/periods'
import { Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useOpenBranches } from '../../flow/openBranches.ts'
import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords, useTerm } from '../../ui/useWords.ts'
import { textDirection } from '../../ui/TextField.tsx'
import { FlowPicker } from './FlowPicker.tsx'
import { workflowsOfTab, mapRows, mapTabName, mapTabOf, mapTabs, isNamed, lawNameOf } from './mapRows.ts'
import { everyBranch, MapGraph } from './MapGraph.tsx'
import { MapTable } from './MapTable.tsx'
import styles from './workflowMap.module.css'

/** /wf-mapping/wfmapping: the meaning of every status, as a graph and as a more detailed table. */
export function WorkflowMapScreen() {
  const { say } = useWords('viewer')
  const asked = usePageSearch('/wf-mapping/wfmapping')
  const navigate = useSetSearch('/wf-mapping/wfmapping')
  const flows = useMemo(() => mapTabs.flatMap(workflowsOfTab), [])
  const chosen = flows.find((flow) => flow.id === asked.flow) ?? flows[0]
  const [words, setWords] = useState(String(asked.q ?? '').slice(0, 60))
  const [shown, setShown] = useState<string>()
  const facts = useCall('getWorkflowMap')
  const own = facts.data?.find((each) => each.FLOW_ID === chosen?.id && each.FLOW_VERSION === chosen.version)
  const flow = useMemo(() => {
    const periods = own?.PERIODS.map(({ ACTION, PART, VALID_FROM, MONTHS, CALENDAR_DAYS, WORKING_DAYS, GROUND }) => ({
      action: ACTION,
      part: PART,
      validFrom: VALID_FROM,
      months: MONTHS,
      calendarDays: CALENDAR_DAYS,
      workingDays: WORKING_DAYS,
      ground: GROUND,
    }))
    return chosen && withRules(chosen, periods ?? [])
  }, [chosen, own])
  const branches = useOpenBranches([])
  if (!flow) return null
  const rows = mapRows(flow)
  const choose = (id: string) => {
    setShown(undefined)
    branches.set([])
    navigate({ flow: id }, { replace: true })
  }
  const printAll = () => {
    flushSync(() => branches.set(everyBranch(flow)))
    print()
  }
  const open = (state: string) => {
    setShown(state)
    setWords('')
    document.getElementById(`state-${state}`)?.scrollIntoView({ block: 'center' })
    document.getElementById(`state-${state}`)?.focus({ preventScroll: true })
  }
  return (
    <Page
      title="viewer:map.title"
      lead={say('viewer:map.lead')}
      actions={
        <>
          <FlowPicker flow={flow} right={mapTabOf(flow)} onChoose={choose} facts={facts.data} />
          <Button icon="print" className={styles.print} onClick={printAll}>
            <Label k="viewer:map.print" />
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {facts.error && <ErrorPanel error={facts.error} onRetry={() => void facts.refetch()} />}
        <MapGraph flow={flow} rows={rows} states={own?.STATES ?? []} open={branches} onState={open} />
        <section className="card" aria-labelledby="dictionary">
          <div className="card-head">
            <h2 id="dictionary">
              <Label k="viewer:map.dictionary" />
            </h2>
            <label className={clsx('searchbox', styles.find)}>
              <Icon name="search" size={18} />
              <input
                type="search"
                dir={textDirection(words)}
                value={words}
                maxLength={60}
                aria-label={say('viewer:map.search')}
                placeholder={say('viewer:map.search')}
                onChange={(event) => setWords(event.target.value)}
              />
            </label>
          </div>
          <MapTable key={flow.id} flow={flow.id} rows={rows} words={words} shown={shown} states={own?.STATES ?? []} />
          {words.trim().length >= 3 && (
            // The words of the other rights load with the first search.
            <Suspense>
              <Elsewhere words={words} flow={flow} flows={flows} onChoose={choose} />
            </Suspense>
          )}
        </section>
      </div>
    </Page>
  )
}

interface ElsewhereProps {
  words: string
  flow: Workflow<TextKey>
  flows: readonly Workflow<TextKey>[]
  onChoose: (id: string) => void
}

/** Other workflows that contain the status searched for, as buttons. */
function Elsewhere({ words, flow, flows, onChoose }: ElsewhereProps) {
  const { say } = useWords('viewer', 'workflow', 'marks', 'patents')
  const term = useTerm()
  const others = flows.filter(
    (each) =>
      each.id !== flow.id && mapRows(each).some((row) => isNamed(row, words, (key) => [term(key).term, say(key)])),
  )
  if (others.length === 0) return null
  return (
    <p className="inset-12 hairline-above small">
      {say('viewer:map.search.elsewhere')}{' '}
      {others.map((each) => (
        <button key={each.id} type="button" className="text-button" onClick={() => onChoose(each.id)}>
          {say(mapTabName(mapTabOf(each)))} <bdi lang="id">{lawNameOf(each)}</bdi>
        </button>
      ))}
    </p>
  )
}
