import {css} from 'styled-system/css'

/** Who the page is about. The e-mail is read only (spec 1§2). */
export function ProfileIdentity({name, email}: {readonly name: string; readonly email: string}) {
  return (
    <div className={css({minWidth: '0'})}>
      <h1 className={css({textStyle: 'title', color: 'text.strong', overflowWrap: 'anywhere'})}>{name}</h1>
      <p className={css({textStyle: 'body', color: 'text.muted', overflowWrap: 'anywhere'})}>{email}</p>
    </div>
  )
}
