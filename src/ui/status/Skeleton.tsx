import {skeleton} from 'styled-system/recipes/skeleton'

export interface SkeletonProps {
  /** `text` stands for reading text, `title` for a heading, `row` for list rows, `block` for cards. */
  readonly shape?: 'text' | 'title' | 'row' | 'block'
  readonly lines?: number
  /** Says what is loading. Give it to one skeleton of a screen only. */
  readonly label?: string
}

export const Skeleton = ({shape = 'text', lines = 4, label}: SkeletonProps) => {
  const styles = skeleton({shape})
  return (
    <div
      className={styles.root}
      {...(label === undefined ? {'aria-hidden': true} : {role: 'status', 'aria-label': label})}
    >
      {Array.from({length: lines}, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  )
}
