import type {ReactNode, SVGProps} from 'react'

/**
 * The product's own icons: 24 × 24 grid, 1.75 stroke, round ends, drawn in the colour of the text. They are decoration
 * (`aria-hidden`): a control that shows only an icon gets its name from `IconButton`.
 */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly size?: number
}

export type Icon = (props: IconProps) => ReactNode

/** `d`: path data, not an element, so that a bundler can drop the icons that nobody draws. */
export const icon = (name: string, d: string): Icon => {
  const Drawn: Icon = ({size = 24, ...rest}) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  )
  return Object.assign(Drawn, {displayName: `${name}Icon`})
}
