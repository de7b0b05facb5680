import type {ReactNode} from 'react'
import {kbd} from 'styled-system/recipes/kbd'

/** One key of a shortcut. */
export const Kbd = ({children}: {readonly children: ReactNode}) => <kbd className={kbd()}>{children}</kbd>
