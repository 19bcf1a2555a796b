import { RightMark } from '../../cases/RightMark.tsx'
import { letterOfCase } from '../../requests/requestKinds.ts'

/** The case that a request or an appeal is about: its right, number and title. */
export function CaseLine({ number, title }: { number: string; title: string }) {
  return (
    <p className="row wrap gap-6">
      <RightMark right={letterOfCase(number)} bare />
      <bdi dir="ltr" className="mono">
        {number}
      </bdi>
      <bdi>{title}</bdi>
    </p>
  )
}
