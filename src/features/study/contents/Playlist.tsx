import type {KeyboardEvent} from 'react'
import {css} from 'styled-system/css'
import type {StudyContent} from '../../../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../../../domain/study/video.ts'
import {contentLists, contentsText, listedCount, playTime, stoppedAt} from '../../../text/study/contents.ts'
import {CheckCircleIcon} from '../../../ui/icon/basicIcons.tsx'
import {BookIcon} from '../../../ui/icon/icons.tsx'
import {ImageIcon, PlayIcon} from '../../../ui/icon/lateIcons.tsx'
import {SelectField} from '../../../ui/form/SelectField.tsx'
import {TextField} from '../../../ui/form/TextField.tsx'

const glyphs = {video: PlayIcon, text: BookIcon, mindmap: ImageIcon}

type Filter = {
  readonly search: string
  readonly category: string | null
  readonly categories: readonly string[]
  /** What the search is called, and what stands where it finds nothing; the words of a lesson when left out. */
  readonly words?: {readonly search: string; readonly none: string}
  readonly onSearch: (search: string) => void
  readonly onCategory: (category: string | null) => void
}

type Props = Filter & {
  readonly kind: StudyContent['kind']
  readonly items: readonly StudyContent[]
  readonly total: number
  readonly currentId: string
  readonly progress: Readonly<Record<string, VideoProgress>>
  readonly onSelect: (id: string) => void
}

const lessonWords = {search: contentsText.search, none: contentsText.emptyPlaylist}

function Narrowing({search, category, categories, words = lessonWords, onSearch, onCategory}: Filter) {
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
      <TextField
        type="search"
        label={words.search}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      {categories.length > 1 ? (
        <SelectField
          label={contentsText.category}
          value={category ?? ''}
          options={[
            {value: '', label: contentsText.allCategories},
            ...categories.map((name) => ({value: name, label: name})),
          ]}
          onChange={(event) => onCategory(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      ) : null}
    </div>
  )
}

function Marks({item, progress}: {readonly item: StudyContent; readonly progress: VideoProgress | undefined}) {
  const {durationSeconds} = item
  const stopped = progress && progress.seconds > 0 ? progress.seconds : null
  return (
    <span
      className={css({display: 'flex', flexWrap: 'wrap', columnGap: '2', textStyle: 'caption', color: 'text.muted'})}
    >
      {durationSeconds === null ? null : <span>{playTime(durationSeconds)}</span>}
      {progress?.isWatched ? (
        <span className={watchedStyle}>
          <CheckCircleIcon size={14} />
          {contentsText.watched}
        </span>
      ) : null}
      {stopped === null ? null : <span>{stoppedAt(playTime(stopped))}</span>}
    </span>
  )
}

function Item({
  item,
  isCurrent,
  progress,
  onSelect,
}: {
  readonly item: StudyContent
  readonly isCurrent: boolean
  readonly progress: VideoProgress | undefined
  readonly onSelect: (id: string) => void
}) {
  const Glyph = glyphs[item.kind]
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        className={itemStyle}
        onClick={() => onSelect(item.id)}
        onKeyDown={walk}
      >
        <span className={isCurrent ? currentGlyphStyle : glyphStyle} aria-hidden="true">
          <Glyph size={16} />
        </span>
        <span className={css({display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0'})}>
          <span className={css({textStyle: 'label', color: 'text.strong'})}>{item.title}</span>
          {item.subtitle === null ? null : (
            <span className={css({textStyle: 'small', color: 'text.muted'})}>{item.subtitle}</span>
          )}
          <Marks item={item} progress={progress} />
        </span>
      </button>
    </li>
  )
}

/** Up and down walk through the list; tab leaves it as any list of buttons. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === event.currentTarget)
  const next = buttons[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The contents of a tab to choose from, with what was watched of them (spec 2§2). */
export function Playlist({kind, items, total, currentId, progress, onSelect, ...filter}: Props) {
  return (
    <section aria-label={contentLists[kind]} className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
      <h2 className={css({textStyle: 'heading', color: 'text.strong'})}>{contentLists[kind]}</h2>
      {kind === 'video' ? <Narrowing {...filter} /> : null}
      <p role="status" className={kind === 'video' ? css({textStyle: 'small', color: 'text.muted'}) : 'visuallyHidden'}>
        {items.length === 0
          ? (filter.words ?? lessonWords).none
          : kind === 'video'
            ? listedCount(items.length, total)
            : ''}
      </p>
      <ul className={kind === 'video' ? listStyle : gridStyle}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            isCurrent={item.id === currentId}
            progress={progress[item.id]}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </section>
  )
}

const bare = {display: 'grid', gap: '1', listStyle: 'none', padding: '0', margin: '0'} as const
const listStyle = css({...bare, gridTemplateColumns: '[minmax(0, 1fr)]'})
const gridStyle = css({...bare, gap: '2', gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]'})
const itemStyle = css({
  width: 'full',
  display: 'flex',
  gap: '3',
  alignItems: 'flex-start',
  padding: '3',
  minHeight: 'touch',
  borderRadius: 'md',
  textAlign: 'start',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'transparent',
  bg: 'transparent',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  '&[aria-current=true]': {bg: 'brand.subtle', borderColor: 'brand.border'},
})
const glyph = {
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  borderRadius: 'full',
} as const
const glyphStyle = css({...glyph, bg: 'surface.hover', color: 'text.muted'})
const currentGlyphStyle = css({...glyph, bg: 'brand.solid', color: 'brand.onSolid'})
const watchedStyle = css({display: 'inline-flex', alignItems: 'center', gap: '1', color: 'right.text'})
