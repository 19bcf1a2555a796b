import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files of more than ten seconds, by a part of their name, longest first. */
const LONG = [
  // Make the demonstration for themselves and the journeys.
  'backup.drill',
  'npmStart',
  'everyKind',
  'simulatedYear',
  'simulatedLives',
  'simulatedRequests',
  'demo/src/requests',
  '.crash.test',
  '.plan.test',
  'silence',
  'everyCall',
  'mandateMatrix',
  'everyValue',
  'keptLists',
  'fairUploads',
  'guessing',
  'seedDemo',
  'ppeals.test',
]

/** Starts the longest files of a project first, so that at the end no single one is waited for; the short ones of `unit` end its group. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const orderOf = ({ project }: TestSpecification) =>
      project.name === 'unit' ? projects.length : projects.indexOf(project)
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || rankOf(a) - rankOf(b))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const found = LONG.findIndex((part) => moduleId.includes(part))
  return found === -1 ? LONG.length : found
}
