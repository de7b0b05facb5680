import {css, cva, cx} from 'styled-system/css'
import {initialsOf} from '../../../domain/profile/avatar.ts'
import {pictureText} from '../../text/profile/picture.ts'
import {StarIcon, UserIcon} from '../../ui/icon/icons.tsx'

export type AvatarProps = {
  readonly name: string
  /** Address of the picture; null shows the initials. */
  readonly src: string | null
  /** Told when the picture cannot be shown; the initials take its place once `src` is null. */
  readonly onBroken?: () => void
  /** The premium flag colours the edge and adds a marker in words (spec 1§6). */
  readonly isPremium?: boolean
  /** 36, 64 and 112 pixels. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Beside something that says the name already, the picture is decoration. */
  readonly isDecoration?: boolean
}

/** A student's picture, or the initials where there is none or it cannot be shown (spec 1§2, 1§8). */
export function Avatar({name, src, onBroken, isPremium = false, size = 'md', isDecoration = false}: AvatarProps) {
  const initials = initialsOf(name)
  return (
    <span className={frame({size, isPremium})}>
      {src === null ? (
        <span
          className={cx(face, letters({size}))}
          {...(isDecoration ? {'aria-hidden': true} : {role: 'img', 'aria-label': name})}
        >
          {initials === '' ? <UserIcon /> : initials}
        </span>
      ) : (
        <img
          className={face}
          src={src}
          alt={isDecoration ? '' : pictureText.of(name)}
          decoding="async"
          draggable={false}
          onError={onBroken}
        />
      )}
      {isPremium ? (
        <span className={marker({size})}>
          <StarIcon strokeWidth={2.25} />
          <span className={size === 'lg' ? undefined : 'visuallyHidden'}>{pictureText.premium}</span>
        </span>
      ) : null}
    </span>
  )
}

const face = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: 'full',
  borderRadius: 'full',
  objectFit: 'cover',
  bg: 'brand.subtle',
  color: 'brand.text',
  overflow: 'hidden',
})

const letters = cva({
  base: {
    fontFamily: 'sans',
    fontWeight: 'semibold',
    lineHeight: 'none',
    letterSpacing: 'normal',
    userSelect: 'none',
    '& svg': {width: 'half', height: 'half'},
  },
  variants: {size: {sm: {fontSize: 'sm'}, md: {fontSize: '2xl'}, lg: {fontSize: '4xl'}}},
})

const frame = cva({
  base: {
    position: 'relative',
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    padding: '[3px]',
    bg: 'surface.raised',
    borderWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'border.default',
  },
  variants: {
    size: {
      sm: {width: '9', height: '9', padding: '[1px]'},
      md: {width: '16', height: '16'},
      lg: {width: '[7rem]', height: '[7rem]'},
    },
    isPremium: {true: {borderColor: 'brand.mark'}},
  },
})

const marker = cva({
  base: {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    bg: 'warning.subtle',
    color: 'warning.text',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'warning.border',
    textStyle: 'caption',
    lineHeight: 'none',
  },
  variants: {
    size: {
      sm: {
        insetInlineEnd: '[-5px]',
        bottom: '[-5px]',
        padding: '[1px]',
        '& svg': {width: '[0.6875rem]', height: '[0.6875rem]'},
      },
      md: {insetInlineEnd: '[-4px]', bottom: '[-4px]', padding: '0.5', '& svg': {width: '4', height: '4'}},
      lg: {
        left: '[50%]',
        bottom: '[-9px]',
        transform: '[translateX(-50%)]',
        px: '2',
        py: '1',
        '& svg': {width: '3', height: '3'},
      },
    },
  },
})
