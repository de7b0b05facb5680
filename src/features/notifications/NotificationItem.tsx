import {css} from 'styled-system/css'
import {targetOf} from '../../../domain/notifications/link.ts'
import type {Notification} from '../../../domain/notifications/notification.ts'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {notificationsText as text} from '../../text/notifications/notifications.ts'
import {UserIcon} from '../../ui/icon/icons.tsx'
import {ImageIcon} from '../../ui/icon/lateIcons.tsx'
import {Picture} from '../../ui/content/Picture.tsx'

type Props = {readonly item: Notification; readonly now: Instant; readonly onOpen: () => void}

const Author = ({item}: Pick<Props, 'item'>) => (
  <Picture
    src={item.authorPicture}
    alt=""
    className={css(avatar)}
    placeholder={
      <span className={css(avatar, empty)}>
        <UserIcon size={20} />
      </span>
    }
  />
)

const Thumbnail = ({item}: Pick<Props, 'item'>) =>
  item.thumbnail === null ? null : (
    <Picture
      src={item.thumbnail}
      alt=""
      className={css(thumbnail)}
      placeholder={
        <span className={css(thumbnail, empty)}>
          <ImageIcon size={20} />
        </span>
      }
    />
  )

const Words = ({item, now}: Omit<Props, 'onOpen'>) => (
  <span className={css({flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5'})}>
    <span className={css({fontSize: 'md', lineHeight: 'snug', color: 'text.default', overflowWrap: 'anywhere'})}>
      <strong className={css({fontWeight: 'semibold', color: 'text.strong'})}>{item.authorName}</strong> {item.message}
    </span>
    <span className={css({textStyle: 'caption', color: 'text.muted'})}>
      <time dateTime={new Date(item.createdAt).toISOString()} title={text.moment(item.createdAt)}>
        {text.ago(item.createdAt, now)}
      </time>
      {item.seen ? null : <span className={css({color: 'brand.text', fontWeight: 'semibold'})}> · {text.unseen}</span>}
    </span>
  </span>
)

/** One notification: a link to where it leads, a button where it leads nowhere. Either marks it seen (spec 3§4). */
export function NotificationItem({item, now, onOpen}: Props) {
  const target = targetOf(item.link)
  const inside = (
    <>
      <Author item={item} />
      <Words item={item} now={now} />
      <Thumbnail item={item} />
      <span className={dot} data-unseen={!item.seen} aria-hidden="true" />
    </>
  )
  if (target === null)
    return (
      <button type="button" className={row} data-unseen={!item.seen} onClick={onOpen}>
        {inside}
      </button>
    )
  const elsewhere = target.kind === 'external' ? {target: '_blank', rel: 'noopener noreferrer'} : {}
  return (
    <a href={target.href} className={row} data-unseen={!item.seen} onClick={onOpen} {...elsewhere}>
      {inside}
      {target.kind === 'external' ? <span className="visuallyHidden">({text.newWindow})</span> : null}
    </a>
  )
}

const avatar = css.raw({
  flexShrink: '0',
  width: '10',
  height: '10',
  borderRadius: 'full',
  objectFit: 'cover',
  border: 'subtle',
})
const thumbnail = css.raw({
  flexShrink: '0',
  width: '12',
  height: '12',
  borderRadius: 'md',
  objectFit: 'cover',
  border: 'subtle',
})
const empty = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  bg: 'surface.sunken',
  color: 'text.muted',
})

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  width: 'full',
  minHeight: '16',
  paddingBlock: '3',
  paddingInlineStart: {base: '6', md: '5'},
  paddingInlineEnd: '4',
  textAlign: 'start',
  textDecoration: 'none',
  bg: 'transparent',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  _focusVisible: {outlineOffset: '[-2px]'},
  '&[data-unseen=true]': {bg: 'brand.subtle', _hover: {bg: 'brand.subtleHover'}},
})

const dot = css({
  flexShrink: '0',
  alignSelf: 'center',
  width: '[9px]',
  height: '[9px]',
  borderRadius: 'full',
  bg: 'transparent',
  '&[data-unseen=true]': {bg: 'brand.solid'},
})
