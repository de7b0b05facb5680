import type {Ref} from 'react'
import {css} from 'styled-system/css'
import type {ThemeTree} from '../../../../domain/extras/wizard.ts'
import type {ThemePath} from '../../../../domain/extras/extras.types.ts'
import {levelNames, themeText} from '../../../text/extras/wizards.ts'
import {SelectField} from '../../../ui/form/SelectField.tsx'

type Props = {
  readonly levels: readonly ThemeTree[]
  readonly path: ThemePath
  /** What is counted beside each name. */
  readonly counted?: 'questions' | 'flashcards'
  /** From this level on nothing need be chosen: all of the level above is meant. */
  readonly optionalFrom: number
  readonly onChoose: (level: number, name: string) => void
  readonly first?: Ref<HTMLSelectElement>
}

/** The cascading lists: each level by the one above. */
export function ThemeLevels({levels, path, counted, optionalFrom, onChoose, first}: Props) {
  return (
    <div className={rootStyle}>
      {levels.map((nodes, level) => {
        const above = path[level - 1]
        const nothing = above !== undefined && level >= optionalFrom ? themeText.whole(above) : themeText.choose
        return (
          <SelectField
            key={[level, ...path.slice(0, level)].join('/')}
            {...(level === 0 && first !== undefined && {ref: first})}
            label={levelNames[level] ?? ''}
            value={path[level] ?? ''}
            options={[
              {value: '', label: nothing},
              ...nodes.map((node) => ({
                value: node.name,
                label: counted === undefined ? node.name : themeText.withCount(node.name, node[counted]),
              })),
            ]}
            onChange={(event) => onChoose(level, event.currentTarget.value)}
          />
        )
      })}
    </div>
  )
}

const rootStyle = css({
  display: 'grid',
  gap: '3',
  minWidth: '0',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]'},
})
