export const messages = {
  'passkey.prove.title': 'Confirm with your passkey',
  'passkey.prove.text':
    'Your password is right. Your device now asks for your fingerprint, your face or its PIN.',
  'passkey.prove.submit': 'Use passkey',
  'passkey.register.title': 'Register a passkey',
  'passkey.register.text':
    'You approve or administer, so your log-in needs a passkey besides the password: your fingerprint, your face or the PIN of this device, or a security key.',
  'passkey.register.submit': 'Register passkey',
  'passkey.back': 'Back to the password',
  'passkey.fault.unsupported':
    'This browser cannot use passkeys at this address. Please use a current browser, and the address that your company gave you.',
  'passkey.fault.cancelled': 'Nothing was confirmed. Please try again.',
  'passkey.fault.registered': 'This device has one of your passkeys already.',
  'passkey.fault.failed': 'Your device did not answer. Please try again or use another one.',
  'passkeys.title': 'Passkeys',
  'passkeys.note': 'They confirm your log-in',
  'passkeys.made': 'Registered {when}',
  'passkeys.used': 'Last used {when}',
  'passkeys.unused': 'Not used yet',
  'passkeys.backedUp': 'also on your other devices',
  'passkeys.last': 'Your log-in needs your last passkey. To remove it, add another one first.',
  'passkeys.rename': 'Rename',
  'passkeys.rename.title': 'Rename this passkey',
  'passkeys.rename.name': 'Name',
  'passkeys.rename.empty': 'Please give it a name.',
  'passkeys.rename.save': 'Save',
  'passkeys.renamed': 'The passkey is renamed.',
  'passkeys.remove': 'Remove',
  'passkeys.remove.title': 'Remove this passkey?',
  'passkeys.remove.text': '{name} confirms no log-in any more. Sessions that are open stay open.',
  'passkeys.removed': 'The passkey is removed.',
  'passkeys.add': 'Add passkey',
  'passkeys.add.text': 'First confirm with a passkey that you have. Then register the new one.',
  'passkeys.add.name': 'Name of the new one',
  'passkeys.add.hint': 'Such as “Work phone”',
  'passkeys.add.prove': 'Confirm',
  'passkeys.add.proven': 'Confirmed. Now register the new passkey.',
  'passkeys.added': 'The passkey is registered.',
  'passkeys.confirm.text':
    'Your log-ins will need a passkey, too. Confirm with yours now, or register the first one: your device asks for your fingerprint, your face or its PIN. You stay signed in here.',
  'passkeys.confirm.password': 'Your password',
  'passkeys.confirm.empty': 'Enter your password.',
  'passkeys.confirm.wrong': 'That is not your password. Enter it again.',
  'passkeys.confirm.submit': 'Continue with passkey',
} as const;

/** The same words in another language. */
export type PasskeyMessages = Readonly<Record<keyof typeof messages, string>>;
