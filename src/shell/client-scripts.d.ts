/** A module as the text of a script, made by tools/build/inline-script-plugin.ts. */
declare module '*.client.ts?script' {
  const script: string;
  export default script;
}
