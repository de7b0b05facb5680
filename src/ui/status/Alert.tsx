import type {ReactNode} from 'react'
import {alert} from 'styled-system/recipes/alert'
import {IconButton} from '../action/IconButton.tsx'
import {CheckCircleIcon, CrossCircleIcon, CrossIcon, InfoIcon, WarningIcon} from '../icon/basicIcons.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'error'

const toneIcons = {info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, error: CrossCircleIcon}

export interface AlertProps {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** `alert` interrupts, `status` waits for a pause; without it the text is simply there. */
  readonly role?: 'alert' | 'status' | 'note'
  /** `banner` spans the page under the header. */
  readonly layout?: 'box' | 'banner'
  readonly icon?: ReactNode
  readonly close?: {readonly label: string; readonly onClose: () => void}
  readonly id?: string
}

export const Alert = ({tone = 'info', title, children, actions, role, layout = 'box', icon, close, id}: AlertProps) => {
  const styles = alert({tone, layout})
  const ToneIcon = toneIcons[tone]
  return (
    <div className={styles.root} role={role} id={id}>
      <span className={styles.icon}>{icon ?? <ToneIcon />}</span>
      <div className={styles.content}>
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children !== undefined && <div className={styles.text}>{children}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {close !== undefined && (
        <span className={styles.close}>
          <IconButton size="sm" label={close.label} icon={<CrossIcon />} onClick={close.onClose} />
        </span>
      )}
    </div>
  )
}
