/** The text of a module's script, provided by tools/build/inline-script-plugin.ts. */
declare module '*.client.ts?script' {
  const script: string;
  export default script;
}
