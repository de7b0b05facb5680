import type {ReactNode} from 'react'

type Props = {
  /** What is studied. */
  readonly children: ReactNode
  readonly actionBar: ReactNode
  /** The name of the numbers beside it. */
  readonly label: string
  /** The numbers: a column beside it, or a line above the action bar. */
  readonly numbers: ReactNode
  /** Below the numbers, or below what is studied. */
  readonly rest?: ReactNode
}

/** What is studied, the ways on, and beside it from 1024 px on: the numbers and the counts. */
export const StudyLayout = ({children, actionBar, label, numbers, rest}: Props) => (
  <div className="studyLayout__root">
    <div className="studyLayout__studied">
      {children}
      {actionBar}
    </div>
    <div className="studyLayout__rail">
      <aside className="studyLayout__numbers" aria-label={label}>
        {numbers}
      </aside>
      {rest}
    </div>
  </div>
)
